// Lines of a product file in Shopify's columns: three variants for each product.
const variants = 3

export function* productLines(rows: number): Generator<string> {
  yield 'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price\n'
  for (let row = 0; row < rows; row++) {
    const [product, variant] = [Math.floor(row / variants), row % variants]
    const words = `A gift with the number ${product}. `.repeat(12)
    const facts =
      variant === 0
        ? `Gift ${product},"<p>${words}</p><ul><li>one</li><li><b>two</b></li></ul>",Maker ${product % 50},Type ${product % 20},"Soft, Tag ${product % 30}",true,Size`
        : ',,,,,,'
    yield `gift-${product},${facts},Size ${variant},SKU-${row},250,shopify,${row % 40},deny,${10 + (row % 90)}.50\n`
  }
}
