import { Emblem } from "#app/ui/illustrations/emblem.tsx";
import { Icon } from "#app/ui/illustrations/icon.tsx";
import { Divider, FooterEdge } from "#app/ui/illustrations/ornament.tsx";
import { Scene } from "#app/ui/illustrations/scene.tsx";
import { PosterFrame } from "#app/catalogue/listings/poster-frame.tsx";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";

import { InBothThemes, Example } from "./in-both-themes.tsx";
import type { ComponentGalleryData } from "./component-gallery-data.server.ts";

type IllustrationExamplesProps = Pick<ComponentGalleryData, "drawings" | "emblems" | "objects" | "icons">;

/** Folders of public/art with drawings that are not shown in a frame. */
const unframed = ["heroes", "mail", "ornament"];
const ridges = [0, 1, 2, 3, 4, 5] as const;
const tones = [0, 1, 2, 3] as const;
const suns = [0, 1, 2] as const;

/** All drawings. */
export function IllustrationExamples({ drawings, emblems, objects, icons }: IllustrationExamplesProps) {
  const inFolder = (folder: string) => drawings.filter((drawing) => drawing.folder === folder);
  const folders = [...new Set(drawings.map(({ folder }) => folder))];
  return (
    <>
      {folders.map((folder) => (
        <InBothThemes key={folder} heading={`Drawings: ${folder}`}>
          <div className={`component-gallery__posters component-gallery__posters--${folder}`}>
            {inFolder(folder).map(({ name }) =>
              unframed.includes(folder) ? (
                <Example key={name} label={name}>
                  <img src={`/art/${folder}/${name}.svg`} alt="" />
                </Example>
              ) : (
                <PosterFrame key={name} title={name.replaceAll("-", " ")} subtitle={folder}>
                  <img src={`/art/${folder}/${name}.svg`} alt="" />
                </PosterFrame>
              ),
            )}
          </div>
        </InBothThemes>
      ))}
      <InBothThemes heading="Ornament of the theme">
        <Ornament />
      </InBothThemes>
      <InBothThemes heading="Emblems">
        <div className="component-gallery__row component-gallery__row--emblems">
          {emblems.map((kind) => (
            <Example key={kind} label={kind}>
              <Emblem kind={kind} />
            </Example>
          ))}
        </div>
      </InBothThemes>
      <InBothThemes heading="Scenes of cards: every object, every land, light and sun">
        <div className="component-gallery__row component-gallery__row--scenes">
          {objects.map((object, at) => (
            <Example key={object} label={object}>
              <Scene
                object={object}
                ridge={ridges[at % 6] ?? 0}
                tone={tones[at % 4] ?? 0}
                sun={suns[at % 3] ?? 0}
                flip={at % 5 === 0}
              />
            </Example>
          ))}
        </div>
      </InBothThemes>
      <InBothThemes heading="Icons">
        <div className="component-gallery__row component-gallery__row--icons">
          {icons.map((name) => (
            <Example key={name} label={name}>
              <Icon name={name} />
            </Example>
          ))}
        </div>
      </InBothThemes>
    </>
  );
}

/** Divider, footer edge and wall tile, from the theme's pack and tokens. */
function Ornament() {
  const { art } = useWeddingTheme().pack;
  return (
    <>
      <Divider kind={art.divider} />
      <div className="component-gallery__wall section--wall" />
      <FooterEdge kind={art.footerEdge} />
    </>
  );
}
