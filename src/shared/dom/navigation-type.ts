/** How the visitor came to this document: 'navigate', 'reload', 'back_forward'; undefined where the browser does not tell. */
export function navigationType(): NavigationTimingType | undefined {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return entry?.type;
}
