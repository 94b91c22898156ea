/** The styles of the day that no module has. */
import './sign.css'
import './tile.css'
