/** In the page: a slider's buttons and bullets that overlap each other, or are outside of its stage. */
export function buttonsOfSlider( selector: string ) {
	const stage = document.querySelector( '.fr-slider__stage' )!.getBoundingClientRect();
	const seen = [ ...document.querySelectorAll( selector ) ].map( ( part ) => ( {
		name: part.className.split( ' ' ).at( -1 )!,
		...( part.getBoundingClientRect().toJSON() as DOMRect ),
	} ) );
	const overlapping = seen.flatMap( ( one, at ) =>
		seen
			.slice( at + 1 )
			.filter(
				( other ) =>
					one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
			)
			.map( ( other ) => `${ one.name } on ${ other.name }` )
	);
	const outside = seen
		.filter(
			( { left, right, top, bottom } ) =>
				left < stage.left || right > stage.right || top < stage.top || bottom > stage.bottom
		)
		.map( ( { name } ) => `${ name } outside` );
	return { parts: seen.length, overlapping, outside };
}
