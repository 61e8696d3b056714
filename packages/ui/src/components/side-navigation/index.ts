export {
  SideNavigation,
  SideNavigationGroup,
  type SideNavigationGroupProps,
  SideNavigationItem,
  type SideNavigationItemProps,
  SideNavigationLayout,
  type SideNavigationProps,
} from './side-navigation.tsx';
