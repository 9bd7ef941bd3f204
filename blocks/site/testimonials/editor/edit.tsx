import {
	InspectorControls,
	store as blockEditorStore,
	useBlockProps,
	useInnerBlocksProps,
	type Template,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { useSelect } from '@wordpress/data';
import { columnStyle, gapStyle } from '@frontage/editor';
import { allColumns } from '../../carousel/editor/column-count';
import { Controls } from '../../carousel/editor/navigation-preview';
import { ColumnsPanel, MovementPanel, NamePanel, type CarouselAttributes } from '../../carousel/editor/settings';
import { Unnamed } from '../../carousel/editor/missing-label-notice';
import { ReviewPanel, type ReviewAttributes } from './structured-data-panel';

export type TestimonialsAttributes = CarouselAttributes &
	ReviewAttributes & {
		layout: 'carousel' | 'grid' | 'single' | 'wall';
		style?: object;
	};

const THREE: Template = Array.from( { length: 3 }, () => [ 'frontage/testimonial', {} ] );

export default function Edit( { attributes, setAttributes, clientId }: BlockEditProps< TestimonialsAttributes > ) {
	const { layout } = attributes;
	const count = useSelect( ( select ) => select( blockEditorStore ).getBlockOrder( clientId ).length, [ clientId ] );
	const isCarousel = layout === 'carousel' || ( layout === 'single' && count > 1 );
	const all = allColumns( layout === 'single' ? 1 : attributes.columns );
	const Wrapper = isCarousel ? 'section' : 'div';
	const list = useInnerBlocksProps(
		{ className: isCarousel ? 'fr-carousel__list' : 'fr-testimonials__list' },
		{
			template: THREE,
			orientation: layout === 'wall' ? 'vertical' : 'horizontal',
			directInsert: true,
			defaultBlock: { name: 'frontage/testimonial' },
		}
	);
	const blockProps = useBlockProps( {
		className: `${ isCarousel ? 'fr-carousel ' : '' }fr-testimonials fr-testimonials--${ layout }`,
		style: { ...columnStyle( all, all ), ...gapStyle( attributes ), '--fr-count': count } as object,
	} );
	return (
		<>
			{ isCarousel && <Unnamed clientId={ clientId } ariaLabel={ attributes.ariaLabel } /> }
			<InspectorControls>
				{ isCarousel && <NamePanel attributes={ attributes } setAttributes={ setAttributes } /> }
				{ layout !== 'single' && <ColumnsPanel attributes={ attributes } setAttributes={ setAttributes } /> }
				{ isCarousel && <MovementPanel attributes={ attributes } setAttributes={ setAttributes } /> }
				<ReviewPanel attributes={ attributes } setAttributes={ setAttributes } />
			</InspectorControls>
			<Wrapper { ...blockProps }>
				{ isCarousel && <Controls { ...attributes } count={ count } /> }
				<ul { ...list } />
			</Wrapper>
		</>
	);
}
