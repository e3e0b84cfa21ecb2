/** How long the server may take, in milliseconds: before what is stored is shown instead, and where nothing is. */
const patienceMillis = { stored: 4000, nothingStored: 30_000 };

/**
 * The server's answer; what is stored where it can't be reached or is too slow. Where nothing is stored it has longer,
 * and then the page that says so is shown.
 * @param unseen makes that page
 */
export async function answerInTime(
  network: Promise<Response>,
  stored: () => Promise<Response | undefined>,
  unseen: () => Response,
): Promise<Response> {
  const asked = network.catch(() => null);
  const end = after(patienceMillis.nothingStored);
  const answer = await Promise.race([asked, after(patienceMillis.stored)]);
  return answer ?? (await stored()) ?? (await Promise.race([asked, end])) ?? unseen();
}

const after = (millis: number) => new Promise<null>((resolve) => setTimeout(resolve, millis, null));
