// The deferred components of the frame, bundled into one chunk.
export { Footer } from './Footer.tsx'
export { Languages } from './Languages.tsx'
export { MenuTree } from './MenuTree.tsx'
export { ServiceLinks } from './ServiceLinks.tsx'
