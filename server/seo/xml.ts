// The first line of an XML file.
import { xml } from '#domain/html.ts'

export const xmlHeader = xml`<?xml version="1.0" encoding="UTF-8"?>`
