/** A page of plain words: what the help centre, the privacy policy and the terms of use are made of. */
export interface HelpArticle {
  readonly title: string;
  /** For search engines: 160 characters at most. */
  readonly description: string;
  /** Opening paragraph. */
  readonly lead: string;
  readonly sections: readonly HelpSection[];
  /** Day of the last change of meaning, 'aaaa-mm-dd'. */
  readonly updatedOn: string;
}

export interface HelpSection {
  readonly id: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
}
