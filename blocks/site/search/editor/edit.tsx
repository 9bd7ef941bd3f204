import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { CheckboxControl, PanelBody, SelectControl, TextControl, ToggleControl } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { Icon, search } from '@wordpress/icons';

export type SearchAttributes = {
	layout: 'popup' | 'inline';
	icon: boolean;
	label: string;
	placeholder: string;
	postTypes: string[];
	suggestions: boolean;
};

type PostType = { slug: string; name: string; viewable?: boolean };

function Panels( {
	attributes: { layout, icon, label, placeholder, postTypes, suggestions },
	setAttributes,
}: Pick< BlockEditProps< SearchAttributes >, 'attributes' | 'setAttributes' > ) {
	const types = useSelect(
		( select ) =>
			( ( select( coreStore ).getPostTypes( { per_page: -1 } ) ?? [] ) as PostType[] ).filter(
				( { viewable, slug } ) => viewable && slug !== 'attachment'
			),
		[]
	);
	return (
		<>
			<PanelBody title={ __( 'Settings', 'frontage-site' ) }>
				<SelectControl
					__next40pxDefaultSize
					label={ __( 'Layout', 'frontage-site' ) }
					value={ layout }
					options={ [
						{ value: 'popup', label: __( 'Search button', 'frontage-site' ) },
						{ value: 'inline', label: __( 'Search field', 'frontage-site' ) },
					] }
					onChange={ ( value ) => setAttributes( { layout: value } ) }
				/>
				{ layout !== 'inline' && (
					<ToggleControl
						label={ __( 'Use icon button', 'frontage-site' ) }
						checked={ icon }
						onChange={ ( value ) => setAttributes( { icon: value } ) }
					/>
				) }
				<TextControl
					__next40pxDefaultSize
					label={ __( 'Label', 'frontage-site' ) }
					placeholder={ __( 'Search', 'frontage-site' ) }
					value={ label }
					onChange={ ( value ) => setAttributes( { label: value } ) }
				/>
				<TextControl
					__next40pxDefaultSize
					label={ __( 'Placeholder', 'frontage-site' ) }
					placeholder={ __( 'Search and press Enter', 'frontage-site' ) }
					value={ placeholder }
					onChange={ ( value ) => setAttributes( { placeholder: value } ) }
				/>
				<ToggleControl
					label={ __( 'Show suggestions while typing', 'frontage-site' ) }
					help={ __( 'Starts at two characters. Results appear below the field.', 'frontage-site' ) }
					checked={ suggestions }
					onChange={ ( value ) => setAttributes( { suggestions: value } ) }
				/>
			</PanelBody>
			<PanelBody title={ __( 'Search in', 'frontage-site' ) } initialOpen={ false }>
				{ types.map( ( { slug, name } ) => (
					<CheckboxControl
						key={ slug }
						label={ name }
						checked={ postTypes.includes( slug ) }
						onChange={ ( on ) =>
							setAttributes( {
								postTypes: [
									...postTypes.filter( ( other ) => other !== slug ),
									...( on ? [ slug ] : [] ),
								],
							} )
						}
					/>
				) ) }
				<p>{ __( 'Leave empty to search everything.', 'frontage-site' ) }</p>
			</PanelBody>
		</>
	);
}

export default function Edit( { attributes, setAttributes }: BlockEditProps< SearchAttributes > ) {
	const { layout, icon, label, placeholder } = attributes;
	const word = label || __( 'Search', 'frontage-site' );
	const hint = placeholder || __( 'Search and press Enter', 'frontage-site' );
	const isInline = layout === 'inline';
	return (
		<div { ...useBlockProps( { className: `fr-search${ isInline ? ' fr-search--inline' : '' }` } ) }>
			<InspectorControls>
				<Panels { ...{ attributes, setAttributes } } />
			</InspectorControls>
			{ isInline ? (
				<div className="wp-block-search wp-block-search__button-inside">
					<div className="wp-block-search__inside-wrapper">
						<input
							className="wp-block-search__input"
							aria-label={ word }
							placeholder={ hint }
							readOnly
							tabIndex={ -1 }
						/>
						<span className="wp-block-search__button has-icon wp-element-button">
							<Icon className="search-icon" icon={ search } />
						</span>
					</div>
				</div>
			) : (
				<span className="fr-search__open">
					{ icon ? (
						<svg
							viewBox="0 0 24 24"
							width="24"
							height="24"
							role="img"
							aria-label={ word }
							fill="none"
							stroke="currentColor"
							strokeWidth="2"
						>
							<circle cx="11" cy="11" r="6" />
							<path d="m15.5 15.5 5 5" />
						</svg>
					) : (
						word
					) }
				</span>
			) }
		</div>
	);
}
