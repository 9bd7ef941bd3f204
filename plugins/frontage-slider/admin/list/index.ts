import { copyShortcodes } from './copy-shortcode';
import { askBeforeTrash } from './trash-confirmation';
import './list.css';

/** Sliders → All sliders works without a script; this copies shortcodes, and asks before what pages show goes to the trash. */
copyShortcodes( document );
askBeforeTrash( document );
