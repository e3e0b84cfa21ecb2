import { deviceName } from "#app/ui/design-system/device-name.ts";
import { Emblem } from "#app/ui/illustrations/emblem.tsx";
import { useLeaveExample } from "#app/plan/ui/use-leave-example.ts";

import "#app/plan/ui/empty-state.css";
import "./example-offer.css";

/** What saving gives, in the example's stead of links: the example itself is never saved. */
export function ExampleOffer() {
  const startOwn = useLeaveExample();
  return (
    <section className="example-offer" aria-labelledby="plan-share">
      <div className="example-offer__words">
        <h2 className="heading-large" id="plan-share">
          Save &amp; share
        </h2>
        <p>
          The example isn&rsquo;t saved. Your own plan saves on {deviceName()} as you type, and online it
          gets:
        </p>
        <dl>
          <div>
            <dt>A link for each of you</dt>
            <dd>Open your plan on any phone or computer. No account needed.</dd>
          </div>
          <div>
            <dt>A link for your family</dt>
            <dd>Parents can suggest guests and vote on halls and menus. You decide what goes in.</dd>
          </div>
          <div>
            <dt>A link to view</dt>
            <dd>For the planner or the hall: they see the plan and can&rsquo;t change it.</dd>
          </div>
          <div>
            <dt>Pages for your guests and vendors</dt>
            <dd>Each household replies on its own page, and each vendor gets their part of the day.</dd>
          </div>
          <div>
            <dt>A copy to keep</dt>
            <dd>Download it all as spreadsheets, a calendar or a backup.</dd>
          </div>
        </dl>
        <button type="button" className="button button--primary" onClick={startOwn}>
          Start your own plan
        </button>
      </div>
      <div className="empty-state__art" aria-hidden="true">
        <Emblem kind="invitations" />
      </div>
    </section>
  );
}
