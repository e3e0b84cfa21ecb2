/** The package brings no types; these are of what parse-svg.ts asks of it. */
declare module "saxen" {
  export class Parser {
    on(event: "openTag", hear: (name: string, attributes: () => Record<string, string>) => void): this;
    on(event: "closeTag", hear: (name: string) => void): this;
    on(event: "error", hear: (error: Error) => void): this;
    parse(text: string): this;
  }
}
