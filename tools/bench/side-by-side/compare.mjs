// What differs between a layer of the original and ours, in words and px.

export const TOLERANCE = 3;

const SAME = [ 'color', 'weight', 'family', 'align', 'transform', 'decoration' ];
const NEAR = { size: 0.6, line: 1.1, spacing: 0.3 };
const TEXT = [ 'text', 'button' ];

/** @return {{ off: number, what: string[] }} How far the box is off, px, and every difference. */
export function difference( theirs, ours ) {
	if ( ! ours ) {
		return { off: Infinity, what: [ 'missing' ] };
	}
	const what = [];
	if ( theirs.shown !== ours.shown ) {
		what.push( ours.shown ? 'shown here only' : 'hidden here only' );
	}
	if ( ! theirs.shown ) {
		return { off: 0, what };
	}
	const off = Math.max( ...theirs.box.map( ( value, at ) => Math.abs( value - ours.box[ at ] ) ) );
	if ( off > TOLERANCE ) {
		what.push( `box ${ theirs.box.join( ',' ) } → ${ ours.box.join( ',' ) }` );
	}
	if ( theirs.text && theirs.text !== ours.text ) {
		what.push( `text “${ theirs.text.slice( 0, 20 ) }” → “${ ours.text.slice( 0, 20 ) }”` );
	}
	if ( theirs.text && TEXT.includes( ours.kind ) ) {
		for ( const key of SAME ) {
			if ( theirs[ key ] !== ours[ key ] ) {
				what.push( `${ key } ${ theirs[ key ] } → ${ ours[ key ] }` );
			}
		}
		for ( const [ key, allowed ] of Object.entries( NEAR ) ) {
			if ( theirs[ key ] !== ours[ key ] && ! ( Math.abs( theirs[ key ] - ours[ key ] ) <= allowed ) ) {
				what.push( `${ key } ${ theirs[ key ] } → ${ ours[ key ] }` );
			}
		}
	}
	if ( theirs.background !== ours.background && ! theirs.background.endsWith( ' 0' ) ) {
		what.push( `background ${ theirs.background } → ${ ours.background }` );
	}
	const widths = ours.border.split( ' ' );
	// Browsers cut a border to whole px where the original rounded it.
	if ( theirs.border.split( ' ' ).some( ( width, side ) => Math.abs( width - widths[ side ] ) > 1 ) ) {
		what.push( `border ${ theirs.border } → ${ ours.border }` );
	}
	if ( Math.abs( theirs.opacity - ours.opacity ) > 0.02 ) {
		what.push( `opacity ${ theirs.opacity } → ${ ours.opacity }` );
	}
	return { off, what };
}

/** 5: all right; 4: nearly; 3: most; 2: half; 1: another slider. */
export const mark = ( right, all ) => {
	const part = all ? right / all : 1;
	return [ 1, 0.95, 0.85, 0.6 ].findIndex( ( least ) => part >= least ) === -1
		? 1
		: 5 - [ 1, 0.95, 0.85, 0.6 ].findIndex( ( least ) => part >= least );
};
