import { visitorLists } from '@melhor-escola/search/visitor-lists';

export { deviceBudget as budget, deviceGrade as grade } from '@melhor-escola/search/visitor-lists';

/** The visitor's lists on this device. */
export const {
  favorites,
  compared,
  load: loadVisitorLists,
} = visitorLists((toast) => {
  void import('@melhor-escola/account/toasts').then(({ showToast }) => showToast(toast));
});
