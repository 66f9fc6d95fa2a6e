/** How the visitor came to this document: 'navigate', 'reload' or 'back_forward'. */
export const navigationType = (): NavigationTimingType =>
  (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming | undefined)?.type ??
  "navigate";
