import { data, Form } from "react-router";

import { openMute, setMuted } from "#app/answers/mute-business.server.ts";
import { readPostedForm } from "#app/letterbox/read-post.server.ts";
import { PrivateFrame } from "#app/private-links/private-frame.tsx";
import { privateHeaders } from "#app/private-links/private-page.server.ts";
import { siteContext } from "#server/site.ts";

import type { Route } from "./+types/no-more-mail";

const gone = () => data("This link opens nothing any more.", { status: 404 });

export async function loader({ context, params }: Route.LoaderArgs) {
  const business = await openMute(context.get(siteContext).database, params.key);
  if (business === null) throw gone();
  return data({ name: business.name, isMuted: business.isMuted }, { headers: privateHeaders });
}

/** Of the page's button, and of the button that mail programs show (RFC 8058). */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { database } = context.get(siteContext);
  const business = await openMute(database, params.key);
  if (business === null) throw gone();
  const posted = await readPostedForm(request);
  if (!posted.ok) return data(posted.message, { status: posted.status });
  await setMuted(database, business.listingId, posted.form.get("again") !== "yes");
  return null;
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export default function NoMoreMail({ loaderData: { name, isMuted } }: Route.ComponentProps) {
  return (
    <PrivateFrame title="Mail from couples" eyebrow={name} heading="Mail from couples">
      <section className="panel">
        <Form method="post">
          <output className="private__said">
            {isMuted
              ? `No enquiry is mailed to ${name} any more. Couples read that our team passes their enquiry on.`
              : `Enquiries that couples address to ${name} are mailed to you.`}
          </output>
          {isMuted && <input type="hidden" name="again" value="yes" />}
          <button type="submit" className="button button--line">
            {isMuted ? "Mail them again" : "Send no more mail"}
          </button>
        </Form>
      </section>
    </PrivateFrame>
  );
}
