import { defaultsOf, isObject } from '@frontage/slider/model';
import { get, ownAt, valueAt, type Level } from '../../state';
import type { FieldSpec } from './field-definitions';

export const LEVELS = [ 0, 1, 2, 3 ] as const;

/** What a page does where the document says nothing and has no default, written so that it may stand in one. */
const UNSAID: Readonly< Record< string, unknown > > = {
	'Style.fontSize': '1em',
	'Style.lineHeight': '1.2em',
	'Style.letterSpacing': 0,
	'Style.fontWeight': 400,
	'Style.textAlign': 'inherit',
	'Style.whiteSpace': 'normal',
	'Style.color': 'inherit',
	'Style.borderColor': 'inherit',
	'Style.borderStyle': 'none',
	'Style.opacity': 1,
	'Style.svgFill': 'inherit',
	'Style.svgStrokeWidth': 0,
	'Box.width': 'auto',
	'Box.height': 'auto',
	'Box.minWidth': 'auto',
	'Box.minHeight': 'auto',
	'Box.maxWidth': 'none',
	'Box.maxHeight': 'none',
	'Box.position': 'relative',
	'Box.float': 'none',
	'Box.clear': 'none',
	'Pose.opacity': 1,
	'Pose.scaleX': 1,
	'Pose.scaleY': 1,
	'Pose.originX': '50%',
	'Pose.originY': '50%',
	'Pose.grayscale': 0,
	'Pose.brightness': 100,
	'Pose.clip': 100,
	'Pose.perspective': 600,
	'Pose.color': 'inherit',
	'Pose.background': 'transparent',
	'Pose.borderColor': 'inherit',
	'Pose.svgFill': 'inherit',
};

/** The value that counts where nothing is stored. */
export function standing( field: FieldSpec, root: string ): unknown {
	const found = get( defaultsOf( root ), field.path );
	const value = found === undefined ? field.node.default : found;
	if ( Array.isArray( value ) && field.node[ 'x-levels' ] ) {
		return value[ 0 ];
	}
	return isObject( value ) ? undefined : value;
}

/**
 * What the widest level needs to say before a narrower one can differ: without it the one value would count everywhere.
 */
export const baseOf = ( field: FieldSpec, root: string ): unknown =>
	standing( field, root ) ?? UNSAID[ `${ field.owner }.${ field.key }` ] ?? 0;

/** The same where it is a figure or a word of its own: what hangs on the page around it has none to show. */
export function unsaid( { owner, key }: FieldSpec ): unknown {
	const value = UNSAID[ `${ owner }.${ key }` ];
	return typeof value === 'string' && /^inherit$|em$/.test( value ) ? undefined : value;
}

/** What a level would have if it said nothing itself. */
export const inheritedAt = ( stored: unknown, level: Level, fallback: unknown ): unknown =>
	( level > 0 ? valueAt( stored, ( level - 1 ) as Level ) : undefined ) ?? fallback;

/** Levels that say something of their own; the widest one counts only where others differ. */
export const ownLevels = ( stored: unknown ): Level[] =>
	LEVELS.filter( ( level ) => ownAt( stored, level ) !== undefined );
