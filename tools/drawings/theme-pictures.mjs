// Draws the pictures of the theme's patterns, with a pencil of its own: node tools/drawings/theme-pictures.mjs. The same figures
// give the same bytes.
import { mkdirSync, writeFileSync } from 'node:fs';
import { people } from './theme-pictures/people.mjs';
import { scenes } from './theme-pictures/scenes.mjs';
import { things } from './theme-pictures/things.mjs';

const folder = 'themes/frontage/assets/pictures';
mkdirSync( folder, { recursive: true } );
for ( const [ name, svg ] of Object.entries( { ...scenes, ...people, ...things } ) ) {
	writeFileSync( `${ folder }/${ name }.svg`, `${ svg }\n` );
}
