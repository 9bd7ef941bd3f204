import { InspectorControls, RichText, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { Disabled, PanelBody, SelectControl, TextControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Failed } from '@frontage/editor';
import { useTerms } from './use-terms';

export type TermFilterAttributes = {
	taxonomy: string;
	allLabel: string;
	multiple: boolean;
	display: 'pills' | 'select';
	showCounts: boolean;
};

interface Props extends BlockEditProps< TermFilterAttributes > {
	context: { query?: { postType?: string } };
}

interface ListProps {
	label: string;
	all: string;
	terms: NonNullable< ReturnType< typeof useTerms >[ 'terms' ] >;
	showCounts: boolean;
}

/** A preview; the filter itself is inactive in the editor. */
function List( { label, all, terms, showCounts }: ListProps ) {
	return (
		<Disabled className="fr-term-filter__form">
			<span className="fr-term-filter__label">{ label }</span>
			<select className="fr-select" aria-label={ label }>
				<option>{ all }</option>
				{ terms.map( ( { id, name, count } ) => (
					<option key={ id }>{ showCounts ? `${ name } (${ count })` : name }</option>
				) ) }
			</select>
			<span className="wp-element-button">{ __( 'Show', 'frontage-site' ) }</span>
		</Disabled>
	);
}

export default function Edit( { attributes, setAttributes, context }: Props ) {
	const { taxonomy, allLabel, multiple, display, showCounts } = attributes;
	const type = context.query?.postType;
	const { taxonomies, terms, hasFailed, again } = useTerms( taxonomy );
	const offered = taxonomies.filter(
		( { types, visibility } ) => visibility?.publicly_queryable !== false && ( ! type || types.includes( type ) )
	);
	return (
		<div { ...useBlockProps( { className: 'fr-term-filter' } ) }>
			<InspectorControls>
				<PanelBody title={ __( 'Settings', 'frontage-site' ) }>
					<SelectControl
						__next40pxDefaultSize
						label={ __( 'Filter by', 'frontage-site' ) }
						value={ taxonomy }
						options={ offered.map( ( { slug, name } ) => ( { value: slug, label: name } ) ) }
						onChange={ ( next ) => setAttributes( { taxonomy: next } ) }
					/>
					<SelectControl
						__next40pxDefaultSize
						label={ __( 'Display as', 'frontage-site' ) }
						value={ display }
						options={ [
							{ value: 'pills', label: __( 'Links', 'frontage-site' ) },
							{ value: 'select', label: __( 'Dropdown', 'frontage-site' ) },
						] }
						onChange={ ( next ) => setAttributes( { display: next as 'pills' | 'select' } ) }
					/>
					{ display === 'pills' && (
						<ToggleControl
							label={ __( 'Allow multiple selections', 'frontage-site' ) }
							checked={ multiple }
							onChange={ ( next ) => setAttributes( { multiple: next } ) }
						/>
					) }
					{ display === 'select' && (
						<TextControl
							__next40pxDefaultSize
							label={ __( '“All” label', 'frontage-site' ) }
							placeholder={ __( 'All', 'frontage-site' ) }
							value={ allLabel }
							onChange={ ( next ) => setAttributes( { allLabel: next } ) }
						/>
					) }
					<ToggleControl
						label={ __( 'Show item count', 'frontage-site' ) }
						checked={ showCounts }
						onChange={ ( next ) => setAttributes( { showCounts: next } ) }
					/>
				</PanelBody>
			</InspectorControls>
			{ display === 'select' ? (
				<List
					label={ offered.find( ( { slug } ) => slug === taxonomy )?.name ?? '' }
					all={ allLabel || __( 'All', 'frontage-site' ) }
					terms={ terms ?? [] }
					showCounts={ showCounts }
				/>
			) : (
				<ul className="fr-term-filter__list">
					<li>
						<span className="fr-term-filter__choice" aria-current="true">
							<RichText
								tagName="span"
								aria-label={ __( '“All” label', 'frontage-site' ) }
								placeholder={ __( 'All', 'frontage-site' ) }
								allowedFormats={ [] }
								value={ allLabel }
								onChange={ ( next ) => setAttributes( { allLabel: next } ) }
							/>
						</span>
					</li>
					{ terms?.map( ( { id, name, count } ) => (
						<li key={ id }>
							<span className="fr-term-filter__choice">
								{ name }
								{ showCounts && <span className="fr-term-filter__count">{ count }</span> }
							</span>
						</li>
					) ) }
				</ul>
			) }
			{ hasFailed && (
				<Failed again={ __( 'Try again', 'frontage-site' ) } onAgain={ again }>
					{ __( 'Could not load the list.', 'frontage-site' ) }
				</Failed>
			) }
			{ terms?.length === 0 && (
				<p>{ __( 'Nothing has a category yet, so no filter is shown on the page.', 'frontage-site' ) }</p>
			) }
		</div>
	);
}
