import pg from "pg";

/** How long a host may take to say whether it takes changes, in milliseconds. */
const askMillis = 3_000;

const shape = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)(\/[^?#]*)?(?:\?([^#]*))?$/i;
const hostShape = /^(?:\[[0-9a-f:]+\]|[\w.-]+)(?::\d{1,5})?$/i;

/**
 * Reads a connection string, which may name several servers as PostgreSQL's own programs read it:
 * `postgres://user:password@one:5432,two:5432/name?target_session_attrs=read-write`.
 * @returns one connection string for each server, in their order; null with what is wrong where it is wrong
 */
export function readDatabaseUrls(
  url: string,
): { urls: readonly string[]; mistake: null } | { urls: null; mistake: string } {
  const [, start, authority = "", path = "", query = ""] = shape.exec(url) ?? [];
  if (start === undefined)
    return { urls: null, mistake: "use an address such as postgres://user:password@host:5432/name" };
  const hosts = authority.split(",");
  const isWrong = (host: string) => !hostShape.test(host) || !URL.canParse(`${start}${host}${path}`);
  const wrong = authority === "" ? -1 : hosts.findIndex(isWrong);
  // Not repeated: where a sign of the password is not escaped, a part of that stands there.
  if (wrong !== -1)
    return {
      urls: null,
      mistake: `host ${wrong + 1} of ${hosts.length} is no host with a port: use an address such as postgres://user:password@one:5432,two:5432/name, and write signs of the password such as @, / and # as %40, %2F and %23`,
    };
  const parameters = new URLSearchParams(query);
  const wanted = parameters.get("target_session_attrs") ?? "read-write";
  if (!["read-write", "primary"].includes(wanted))
    return { urls: null, mistake: "target_session_attrs can only be read-write: the site has to save" };
  parameters.delete("target_session_attrs");
  const rest = `${path}${parameters.size === 0 ? "" : `?${parameters.toString()}`}`;
  return { urls: hosts.map((host) => `${start}${host}${rest}`), mistake: null };
}

/** The servers of a database. */
export type DatabaseServers = {
  /** Connection string of the one that takes changes now. */
  primary: () => Promise<string>;
  areSeveral: boolean;
};

/**
 * Finds the server that takes changes: the one found last is asked first, then the others in their order. After
 * a standby's promotion that is another one.
 * @param urls as readDatabaseUrls gives them; a single one is taken as it is
 */
export function databaseServers(urls: readonly string[]): DatabaseServers {
  let [last = ""] = urls;
  const areSeveral = urls.length > 1;
  const primary = async () => {
    if (!areSeveral) return last;
    const reasons: string[] = [];
    for (const url of [last, ...urls.filter((other) => other !== last)]) {
      const reason = await whyNot(url);
      if (reason === null) {
        last = url;
        return url;
      }
      reasons.push(`${new URL(url).host}: ${reason}`);
    }
    throw new Error(`No host of DATABASE_URL takes changes (${reasons.join("; ")})`);
  };
  return { primary, areSeveral };
}

/** Why a server is not the one that takes changes; null where it is. */
async function whyNot(url: string): Promise<string | null> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: askMillis,
    query_timeout: askMillis,
  });
  // Lost while it is asked: the question fails, too.
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ only: string }>(
      "select current_setting('transaction_read_only') as only",
    );
    return rows[0]?.only === "off" ? null : "it only reads";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** A client of a pool that connects to the server that takes changes at that moment. */
export function clientOfPrimary({ primary }: DatabaseServers): new (config?: pg.ClientConfig) => pg.Client {
  return class PrimaryClient extends pg.Client {
    override connect(): Promise<this>;
    override connect(callback: (error: Error) => void): void;
    override connect(callback?: (error: Error) => void): Promise<this> | undefined {
      const connected = this.#toPrimary();
      if (callback === undefined) return connected;
      connected.then(
        // The pool takes a missing error for success, as the driver does itself.
        () => Reflect.apply(callback, null, []),
        (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
      );
      return undefined;
    }

    async #toPrimary(): Promise<this> {
      const { hostname, port } = new URL(await primary());
      Object.assign(this, { host: hostname.replaceAll(/^\[|\]$/g, ""), port: Number(port || 5432) });
      await super.connect();
      return this;
    }
  };
}
