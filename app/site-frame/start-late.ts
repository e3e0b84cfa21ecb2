type PageFiles = {
  /** The router's table of routes. */
  table: string;
  /** The files of each route of the page but the root's, by its id: the router's build takes some modules apart. */
  routes: readonly (readonly [id: string, files: readonly string[]])[];
  /** What these import, asked for at once, not one after the other; one of them takes the page over once `pageModules` has arrived. */
  shared: readonly string[];
};

/** How long scripts wait for pictures and fonts, in milliseconds: one of them may never come. */
const patience = 5000;

/** What is done to a page by somebody who uses it. */
const signs = ["pointerover", "pointerdown", "touchstart", "keydown", "focusin"];

/** @returns an inline script that fetches the page's scripts when everything else is there, or somebody uses it */
export function startLate({ table, routes, shared }: PageFiles): string {
  const files = JSON.stringify(routes);
  const others = JSON.stringify(shared);
  return `{let begun,go,signs=${JSON.stringify(signs)};
window.pageModules=new Promise(done=>go=done);
const begin=()=>{if(begun)return;begun=1;for(const s of signs)removeEventListener(s,begin,true);
${others}.forEach(file=>import(file));
Promise.all([import(${JSON.stringify(table)}),...${files}.map(async([id,files])=>[id,Object.assign({},...await Promise.all(files.map(file=>import(file))))])]).then(([,...modules])=>go(Object.fromEntries(modules)))};
for(const s of signs)addEventListener(s,begin,{capture:true,passive:true});
addEventListener("load",()=>setTimeout(begin));setTimeout(begin,${patience})}`;
}
