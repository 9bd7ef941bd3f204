import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { layout } from '@wordpress/icons';
import { get, useSlider, valueAt } from '../state';
import { AddSlide } from './add-slide';
import './filmstrip.css';
import { SlideCard } from './slide-card';
import { useSlides } from './use-slides';

/** The slides in their order, drawn small, and the layers over all of them. */
export function Filmstrip() {
	const { slider } = useSlider();
	const slides = useSlides();
	const side = ( name: string, otherwise: number ) =>
		Number( valueAt( get( slider?.attributes, `options.${ name }` ), 0 ) ) || otherwise;
	// What a document means that does not say.
	const width = side( 'gridwidth', 960 );
	const height = side( 'gridheight', 500 );
	return (
		<div className="fr-filmstrip">
			<Button
				className="fr-filmstrip__statics"
				icon={ layout }
				aria-current={ slides.shown !== undefined && slides.shown === slides.statics }
				onClick={ slides.showStatics }
			>
				{ __( 'Over all slides', 'frontage-slider' ) }
			</Button>
			<ol className="fr-filmstrip__slides">
				{ slides.slides.map( ( slide, index ) => (
					<SlideCard
						key={ slide.clientId }
						slide={ slide }
						index={ index }
						width={ width }
						height={ height }
						slides={ slides }
					/>
				) ) }
			</ol>
			<AddSlide { ...slides } />
		</div>
	);
}
