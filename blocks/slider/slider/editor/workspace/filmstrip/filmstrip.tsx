import type { Block as BlockInstance } from '@wordpress/blocks';
import { Button } from '@wordpress/components';
import { useEvent } from '@wordpress/compose';
import { __ } from '@wordpress/i18n';
import { layout } from '@wordpress/icons';
import { get, useSlider, valueAt } from '../state';
import { AddSlide } from './add-slide';
import './filmstrip.css';
import { SlideCard, type CardActions } from './slide-card';
import { useSlides } from './use-slide-commands';

/** Thumbnails of the slides in order, and of the layers over all of them. */
export function Filmstrip() {
	const { slider } = useSlider();
	const slides = useSlides();
	const sideOf = ( name: string, otherwise: number ) =>
		Number( valueAt( get( slider?.attributes, `options.${ name }` ), 0 ) ) || otherwise;
	// Defaults of a document without a grid size.
	const width = sideOf( 'gridwidth', 960 );
	const height = sideOf( 'gridheight', 500 );
	const { shown } = slides;

	// Stable callbacks, so that typing does not rerender the cards.
	const withSlide = ( id: string, act: ( slide: BlockInstance ) => void ) => {
		const slide = slides.slides.find( ( { clientId } ) => clientId === id );
		if ( slide ) {
			act( slide );
		}
	};
	const actions: CardActions = {
		onShow: useEvent( ( id: string ) => void slides.show( id ) ),
		onMove: useEvent( ( id: string, to: number ) => withSlide( id, ( slide ) => slides.move( slide, to ) ) ),
		onRemove: useEvent( ( id: string ) => withSlide( id, slides.remove ) ),
		onDuplicate: useEvent( ( id: string ) => withSlide( id, slides.duplicate ) ),
		onToggle: useEvent( ( id: string ) => withSlide( id, slides.toggleHidden ) ),
		onDrop: useEvent( ( dragged: string, id: string, side: 'before' | 'after' ) =>
			withSlide( dragged, ( slide ) => {
				const others = slides.slides.filter( ( other ) => other !== slide );
				const at = others.findIndex( ( { clientId } ) => clientId === id );
				slides.move( slide, at < 0 ? slides.slides.indexOf( slide ) : at + ( side === 'after' ? 1 : 0 ) );
			} )
		),
	};
	const onAdd = useEvent( ( made: BlockInstance[] ) => slides.add( made ) );
	const onCopy = useEvent( () => shown && slides.duplicate( shown ) );
	return (
		<div className="fr-filmstrip">
			<Button
				className="fr-filmstrip__statics"
				icon={ layout }
				aria-current={ shown !== undefined && shown === slides.statics }
				onClick={ slides.showStatics }
			>
				{ __( 'Global layers', 'frontage-slider' ) }
			</Button>
			<ol className="fr-filmstrip__slides">
				{ slides.slides.map( ( slide, index ) => (
					<SlideCard
						key={ slide.clientId }
						slide={ slide }
						index={ index }
						count={ slides.slides.length }
						label={ slides.name( slide ) }
						isShown={ shown?.clientId === slide.clientId }
						width={ width }
						height={ height }
						{ ...actions }
					/>
				) ) }
			</ol>
			<AddSlide onAdd={ onAdd } onCopy={ onCopy } canCopy={ shown !== undefined && shown !== slides.statics } />
		</div>
	);
}
