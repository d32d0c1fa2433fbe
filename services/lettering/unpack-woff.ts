// Unpacks a WOFF 1.0 file to the OpenType file that it compresses: https://www.w3.org/TR/WOFF/
import { inflateSync } from 'node:zlib'

const headerBytes = 44
const entryBytes = 20

export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const directory = Buffer.alloc(12 + count * 16)
  woff.copy(directory, 0, 4, 8)
  const power = Math.floor(Math.log2(count))
  directory.writeUInt16BE(count, 4)
  directory.writeUInt16BE(16 * 2 ** power, 6)
  directory.writeUInt16BE(power, 8)
  directory.writeUInt16BE(16 * (count - 2 ** power), 10)
  const tables: Buffer[] = [directory]
  let offset = directory.length
  for (let at = 0; at < count; at++) {
    const entry = woff.subarray(headerBytes + at * entryBytes)
    const [start, packed, length] = [4, 8, 12].map((field) => entry.readUInt32BE(field))
    const data = woff.subarray(start!, start! + packed!)
    const table = packed === length ? data : inflateSync(data)
    const record = 12 + at * 16
    entry.copy(directory, record, 0, 4)
    entry.copy(directory, record + 4, 16, 20)
    directory.writeUInt32BE(offset, record + 8)
    directory.writeUInt32BE(length!, record + 12)
    tables.push(table, Buffer.alloc(-length! & 3))
    offset += length! + (-length! & 3)
  }
  return Buffer.concat(tables)
}
