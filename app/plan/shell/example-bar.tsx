import { useNavigate } from "react-router";

import { leaveExample } from "#app/plan/session/example/example-tab.ts";
import { toolPath } from "#app/plan/ui/tool-path.ts";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";
import { withThemeParam } from "#app/site/theme/with-theme-param.ts";

import "./example-bar.css";

/** Says on every page of the example that it is one, and leads out of it. */
export function ExampleBar() {
  const navigate = useNavigate();
  const { addressTheme } = useWeddingTheme();
  return (
    <aside className="example-bar" aria-label="Example wedding">
      <p>
        <strong>Example wedding.</strong> Try anything: nothing here is saved.
      </p>
      <button
        type="button"
        className="button button--primary button--small"
        onClick={() => {
          leaveExample(sessionStorage);
          void navigate(withThemeParam(toolPath("today", null), addressTheme));
        }}
      >
        Start your own
      </button>
    </aside>
  );
}
