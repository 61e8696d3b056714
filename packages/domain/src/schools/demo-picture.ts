/** Path of a drawing of a demonstration school: the service draws it, the site serves it as `/imagens/{width}{path}`. */
export function demoPicturePath(slug: string, motif: string): string {
  return `/v3/pictures/demo/${slug}/${motif}.svg`;
}

/** Whether the URL of a school's photo is that of a drawing of the service, in the only accepted form. */
export function isDemoPicture(url: string): boolean {
  return /^\/v3\/pictures\/demo\/[a-z0-9-]{1,200}\/[a-z]{1,20}\.svg$/.test(url);
}
