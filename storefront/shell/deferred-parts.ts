// Deferred parts of the frame in one chunk: see deferred.ts.
export { Footer } from './Footer.tsx'
export { Languages } from './Languages.tsx'
export { MenuTree } from './MenuTree.tsx'
export { ServiceLinks } from './ServiceLinks.tsx'
