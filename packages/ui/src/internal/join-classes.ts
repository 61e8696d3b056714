/** A component's own classes with those of its caller. */
export function joinClasses(own: string, className: string | undefined): string {
  return className ? `${own} ${className}` : own;
}
