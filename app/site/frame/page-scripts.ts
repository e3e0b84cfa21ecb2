/**
 * The scripts that stand within pages, word for word the same on all of them: the policy allows these two
 * and no other (content-security-policy.server.ts). What differs from page to page is data beside them.
 */

/** Where the router keeps how far a page was scrolled, and its script below finds it. */
export const scrollPositionsKey = "react-router-scroll-positions";

/** What `startPageScript` reads from the element before it; nothing of it is run. */
export type PageState = {
  /** What the router hands to itself. */
  context: object;
  /** What the loaders of the page gave, in the router's encoding. */
  data: string;
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

/**
 * Leaves to the router what the server knew, and fetches the page's scripts when everything else is there, or somebody
 * uses it. It reads its neighbour and not an element by its name, which something else could bear.
 */
export const startPageScript = `{const {context,data,table,routes,shared}=JSON.parse(document.currentScript.previousElementSibling.textContent);
window.__reactRouterContext=context;
context.stream=new ReadableStream({start(c){c.enqueue(data);c.close()}}).pipeThrough(new TextEncoderStream());
let begun,go,signs=${JSON.stringify(signs)};
window.pageModules=new Promise(done=>go=done);
const begin=()=>{if(begun)return;begun=1;for(const s of signs)removeEventListener(s,begin,true);
shared.forEach(file=>import(file));
Promise.all([import(table),...routes.map(async([id,files])=>[id,Object.assign({},...await Promise.all(files.map(file=>import(file))))])]).then(([,...modules])=>go(Object.fromEntries(modules)))};
for(const s of signs)addEventListener(s,begin,{capture:true,passive:true});
addEventListener("load",()=>setTimeout(begin));setTimeout(begin,${patience})}`;

/** Before the first paint: a page that is reloaded, or come back to, is as far down as it was. */
export const restoreScrollScript = `{const {state}=history;if(!state||!state.key)history.replaceState({key:Math.random().toString(32).slice(2)},"");
try{const y=JSON.parse(sessionStorage.getItem(${JSON.stringify(scrollPositionsKey)})||"{}")[history.state.key];if(typeof y==="number")scrollTo(0,y)}catch{sessionStorage.removeItem(${JSON.stringify(scrollPositionsKey)})}}`;

/** All scripts that a page of a build holds. */
export const pageScripts: readonly string[] = [restoreScrollScript, startPageScript];
