import { copyShortcode } from './copy';
import { askBeforeTrash } from './trash';
import './list.css';

/** Sliders → All sliders works without a script; this copies shortcodes, and asks before what pages show goes to the trash. */
document.querySelectorAll< HTMLButtonElement >( 'button[data-frontage-copies]' ).forEach( copyShortcode );
askBeforeTrash( document );
