import { useLeaveExample } from "#app/plan/ui/use-leave-example.ts";

import "./example-bar.css";

/** Says on every page of the example that it is one, and leads out of it. */
export function ExampleBar() {
  const startOwn = useLeaveExample();
  return (
    <aside className="example-bar" aria-label="Example wedding">
      <p>
        <strong>Example wedding.</strong> Try anything: nothing here is saved.
      </p>
      <button type="button" className="button button--primary button--small" onClick={startOwn}>
        Start your own
      </button>
    </aside>
  );
}
