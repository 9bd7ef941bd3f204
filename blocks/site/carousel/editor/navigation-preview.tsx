import type { CarouselAttributes } from './settings';

/** A preview of the navigation buttons; nothing moves in the canvas. */
export function Controls( { arrows, dots, autoplay, loop, count }: CarouselAttributes & { count: number } ) {
	if ( ! arrows && ! dots && ! autoplay ) {
		return null;
	}
	const arrow = ( part: string, path: string, isOff = false ) => (
		<span className="fr-carousel__button" data-part={ part } { ...( isOff ? { 'aria-disabled': true } : {} ) }>
			<svg viewBox="0 0 24 24">
				<path d={ path } />
			</svg>
		</span>
	);
	return (
		<div className="fr-carousel__controls" aria-hidden>
			{ autoplay && arrow( 'pause', 'M9 6v12M15 6v12' ) }
			{ arrows && arrow( 'previous', 'm14 6-6 6 6 6', loop === 'none' ) }
			{ arrows && arrow( 'next', 'm10 6 6 6-6 6' ) }
			{ dots && (
				<div className="fr-carousel__dots" data-part="dots">
					{ Array.from( { length: count }, ( _, at ) => (
						<span key={ at } className="fr-carousel__dot" { ...( at ? {} : { 'aria-current': true } ) } />
					) ) }
				</div>
			) }
		</div>
	);
}
