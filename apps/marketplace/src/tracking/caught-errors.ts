type Report = (error: unknown) => void;

/** More than one page shows. */
const most = 20;
let waiting: unknown[] = [];
let reporter: Report | undefined;

/** Tells error reporting of an error that a page has been shown for (ER-03), which so was caught. */
export function reportCaught(error: unknown): void {
  if (reporter) reporter(error);
  else waiting = [...waiting, error].slice(-most);
}

/** Has errors reported, with those that waited first. Whether they are sent is the visitor's to say. */
export function takeCaughtErrors(report: Report): void {
  reporter = report;
  for (const error of waiting.splice(0)) report(error);
}
