/** How many letters of one address are taken on at once, whether they wait or are being answered. */
const mostOfOne = 20;

/** Sees to it that one address does not fill the line in which everybody's letters wait. */
export type Crowd = {
  /**
   * Does some work unless its address has too much under way already.
   * @returns what the work gives; null when it was refused, and nothing was done
   */
  pass: <Result>(address: string, work: () => Promise<Result>) => Promise<Result | null>;
};

/** @param most how much of one address may be under way at once */
export function createCrowd(most = mostOfOne): Crowd {
  const underWay = new Map<string, number>();
  return {
    pass: async (address, work) => {
      const others = underWay.get(address) ?? 0;
      if (others >= most) return null;
      underWay.set(address, others + 1);
      try {
        return await work();
      } finally {
        const left = (underWay.get(address) ?? 1) - 1;
        // Nobody is remembered who has nothing under way.
        if (left === 0) underWay.delete(address);
        else underWay.set(address, left);
      }
    },
  };
}
