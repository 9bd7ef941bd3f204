import { copyShortcodes } from './copy-shortcode';
import { askBeforeTrash } from './trash-confirmation';
import '../question.css';
import './list.css';

/** Sliders → All sliders works without JavaScript; this copies shortcodes, and confirms before a slider in use is trashed. */
copyShortcodes( document );
askBeforeTrash( document );
