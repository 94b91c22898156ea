/** The styles of the day that no module has. */
import './ground.css'
import './sign.css'
import './tile.css'
