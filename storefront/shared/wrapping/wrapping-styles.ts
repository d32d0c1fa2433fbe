// Loads with the first picture of a paper: most pages show none.
import './Wrapping.css'
