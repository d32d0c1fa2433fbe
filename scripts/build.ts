// `npm run build`: the storefront for the browser and for the server, into dist/.
import { buildStorefront } from '#server/pages/build-storefront.ts'

const { id, seconds } = await buildStorefront()
console.log(`built ${id} in ${seconds.toFixed(1)} s`)
