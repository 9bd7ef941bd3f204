import { speak } from '@wordpress/a11y';
import type { Block as BlockInstance } from '@wordpress/blocks';
import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { slideName, store, useEdits, useSlide, useSlider } from '../state';
import { staticSlide } from '../../new-slides';

/** Commands for slides; each announces its result. */
export function useSlides() {
	const { slider, slides, statics } = useSlider();
	const shown = useSlide();
	const edits = useEdits();
	const { showSlide } = useDispatch( store );
	const name = ( slide: BlockInstance ) => slideName( slide, slides.indexOf( slide ) );

	/** Inserts slides after the current one, or at the end, and shows the first of them. */
	function add( made: BlockInstance[] ) {
		const [ first ] = made;
		if ( ! slider || ! first ) {
			return;
		}
		const before = shown && shown !== statics ? shown : slides.at( -1 );
		edits.insert( made, slider.clientId, before ? slider.innerBlocks.indexOf( before ) + 1 : 0 );
		void showSlide( first.clientId );
		speak( __( 'Slide added', 'frontage-slider' ), 'assertive' );
	}

	function duplicate( slide: BlockInstance ) {
		const [ copy ] = edits.duplicate( [ slide.clientId ] );
		if ( copy ) {
			void showSlide( copy );
		}
		/* translators: %s: name of a slide. */
		speak( sprintf( __( '%s duplicated', 'frontage-slider' ), name( slide ) ), 'assertive' );
	}

	function remove( slide: BlockInstance ) {
		const at = slides.indexOf( slide );
		const next = slides[ at + 1 ] ?? slides[ at - 1 ] ?? statics;
		edits.remove( [ slide.clientId ] );
		if ( shown === slide && next ) {
			void showSlide( next.clientId );
		}
		/* translators: %s: name of a slide. */
		speak( sprintf( __( '%s deleted', 'frontage-slider' ), name( slide ) ), 'assertive' );
	}

	/** Moves a slide to an index among the other slides, from 0. */
	function move( slide: BlockInstance, to: number ) {
		const others = slides.filter( ( other ) => other !== slide );
		const place = Math.max( 0, Math.min( others.length, to ) );
		if ( ! slider || slides.indexOf( slide ) === place ) {
			return;
		}
		const inner = slider.innerBlocks.filter( ( block ) => block !== slide );
		const before = others[ place ] ?? ( statics && inner.at( -1 ) === statics ? statics : undefined );
		edits.move( [ slide.clientId ], slider.clientId, before ? inner.indexOf( before ) : inner.length );
		speak(
			sprintf(
				/* translators: 1: name of a slide, 2: its place, 3: how many slides there are. */
				__( '%1$s moved to position %2$d of %3$d', 'frontage-slider' ),
				name( slide ),
				place + 1,
				slides.length
			),
			'assertive'
		);
	}

	function toggleHidden( slide: BlockInstance ) {
		const hides = slide.attributes.visible !== false;
		edits.changeEach( { [ slide.clientId ]: { visible: hides ? false : undefined } } );
		speak( hides ? __( 'Slide hidden', 'frontage-slider' ) : __( 'Slide shown', 'frontage-slider' ), 'assertive' );
	}

	/** Shows the layers over all slides; their slide is created on first use. */
	function showStatics() {
		if ( statics ) {
			return void showSlide( statics.clientId );
		}
		const made = staticSlide();
		if ( slider ) {
			edits.insert( [ made ], slider.clientId );
			void showSlide( made.clientId );
		}
	}

	return { slides, statics, shown, name, add, duplicate, remove, move, toggleHidden, showStatics, show: showSlide };
}

export type Slides = ReturnType< typeof useSlides >;
