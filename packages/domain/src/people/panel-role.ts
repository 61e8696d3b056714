/** What a person may do for a school: staff everything but people, an owner also invites, removes and hands over. */
export const schoolRoles = ['staff', 'owner'] as const;
export type SchoolRole = (typeof schoolRoles)[number];

/**
 * Who may make a call of the panel: anybody with a session, the school's staff or owners, or our own operators. Each later role may do what
 * the earlier ones may.
 */
export const panelRoles = ['user', ...schoolRoles, 'operator'] as const;
export type PanelRole = (typeof panelRoles)[number];

/** Whether somebody with this role may do what is for another. */
export function hasRole(role: PanelRole, required: PanelRole): boolean {
  return panelRoles.indexOf(role) >= panelRoles.indexOf(required);
}
