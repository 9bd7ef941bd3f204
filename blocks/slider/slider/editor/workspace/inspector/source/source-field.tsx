import { Notice, SelectControl } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { isObject } from '@frontage/slider/model';
import { useEdits, usePosts, useSlider } from '../../state';
import type { FieldProps } from '../fields/field-props';
import { sourceWords } from '../labels/source-labels';
import type { PostType } from './post-type';
import { QueryControls } from './query-controls';
import { usualBindings } from './suggested-bindings';

/** Source of the slides: the slides themselves, or public posts with one slide each. */
export function SourceField( { field, stored, edit, prefix }: FieldProps ) {
	const path = prefix + field.path;
	const source = isObject( stored ) ? stored : {};
	const type = source.type === 'posts' || source.type === 'products' ? source.type : '';
	const { slides } = useSlider();
	const { changeEach, asOne } = useEdits();
	const types = useSelect(
		( select ) => ( select( coreStore ).getPostTypes( { per_page: -1 } ) ?? [] ) as unknown as PostType[],
		[]
	);
	const found = usePosts( type ? ( source as Parameters< typeof usePosts >[ 0 ] ) : undefined );
	const hasShop = types.some( ( { slug } ) => slug === 'product' );
	const words = sourceWords();
	const choose = ( next: string ) =>
		asOne( () => {
			edit.set(
				path,
				next ? { ...source, type: next, ...( next === type ? {} : { query: undefined } ) } : undefined
			);
			const [ template ] = slides;
			if ( next && template ) {
				changeEach( usualBindings( template ) );
			}
			edit.endStep();
		} );
	return (
		<>
			<SelectControl
				__next40pxDefaultSize
				label={ __( 'Slide source', 'frontage-slider' ) }
				value={ type }
				options={ [
					{ value: '', label: words[ '' ] },
					{ value: 'posts', label: words.posts },
					...( hasShop || type === 'products' ? [ { value: 'products', label: words.products } ] : [] ),
				] }
				onChange={ choose }
			/>
			{ type && (
				<>
					<Notice status="info" isDismissible={ false } className="fr-inspector__notice">
						{ slides.length > 1
							? __(
									'The first slide is the template for all posts. Other slides are hidden. Use “Source” on a text or image to connect it to post content.',
									'frontage-slider'
								)
							: __(
									'This slide is the template for all posts. Use “Source” on a text or image to connect it to post content.',
									'frontage-slider'
								) }
					</Notice>
					{ found?.length === 0 && (
						<Notice status="warning" isDismissible={ false } className="fr-inspector__notice">
							{ __(
								'No published posts match, so visitors see no slider. The canvas shows sample content.',
								'frontage-slider'
							) }
						</Notice>
					) }
					<QueryControls type={ type } source={ source } path={ path } types={ types } edit={ edit } />
				</>
			) }
		</>
	);
}
