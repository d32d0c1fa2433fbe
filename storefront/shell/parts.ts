// The parts of the frame whose code follows the page, in one file: see later-parts.ts.
export { Footer } from './Footer.tsx'
export { Languages } from './Languages.tsx'
export { MenuTree } from './MenuTree.tsx'
export { ServiceLinks } from './ServiceLinks.tsx'
