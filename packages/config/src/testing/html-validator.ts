import { HtmlValidate, StaticConfigLoader, type ConfigData } from 'html-validate';

/** Resolves its configuration once: html-validate does it for every document, which takes longer than validating a short one. */
class ResolvedConfigLoader extends StaticConfigLoader {
  #resolved: ReturnType<StaticConfigLoader['getConfigFor']> | undefined;

  override getConfigFor(handle: string): ReturnType<StaticConfigLoader['getConfigFor']> {
    return (this.#resolved ??= super.getConfigFor(handle));
  }
}

/** A validator of HTML with these rules. */
export function htmlValidator(rules: ConfigData): HtmlValidate {
  return new HtmlValidate(new ResolvedConfigLoader(rules));
}
