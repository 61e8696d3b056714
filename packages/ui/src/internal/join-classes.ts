/** Joins a component's own classes with the caller's. */
export function joinClasses(own: string, className: string | undefined): string {
  return className ? `${own} ${className}` : own;
}
