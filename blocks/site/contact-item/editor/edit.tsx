import { InspectorControls, RichText, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { ExternalLink, Icon as CoreIcon, PanelBody, SelectControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Icon, Link } from '@frontage/editor';
import { editorData } from './business-data';
import { ICONS, PLACEHOLDERS, TITLES, UNKNOWN, USUAL, type Kind } from './contact-types';

export type ContactItemAttributes = {
	kind: Kind;
	/** Shows data of Settings → Frontage → Business details. */
	business: boolean;
	/** Index of several values, from 0. */
	index: number;
	icon: string;
	label: string;
	text: string;
	url: string;
};

interface Props extends BlockEditProps< ContactItemAttributes > {
	context: Record< string, unknown >;
}

const FORMATS = [ 'core/bold', 'core/italic' ];
const FIELD = { phone: 'phone', email: 'email', address: 'address', hours: 'hours', custom: '' };

/** Data of Settings → Frontage → Business details, as rendered on the page. */
function Known( { kind, index }: Pick< ContactItemAttributes, 'kind' | 'index' > ) {
	const { known: facts, settings } = editorData();
	const fact = facts[ FIELD[ kind ] ]?.[ index ];
	if ( ! fact ) {
		return (
			<p>
				{ kind !== 'custom' && UNKNOWN[ kind ] }{ ' ' }
				{ settings && (
					<ExternalLink href={ settings }>
						{ __( 'Settings → Frontage → Business details', 'frontage-site' ) }
					</ExternalLink>
				) }
			</p>
		);
	}
	if ( kind === 'hours' ) {
		return (
			<dl className="fr-contact-item__hours">
				{ fact.lines.map( ( line ) => (
					<div key={ line }>
						<dt>{ line.split( ': ' )[ 0 ] }</dt>
						<dd>{ line.split( ': ' ).slice( 1 ).join( ': ' ) }</dd>
					</div>
				) ) }
			</dl>
		);
	}
	const lines = fact.lines.flatMap( ( line, at ) => ( at ? [ <br key={ line } />, line ] : [ line ] ) );
	const Wrapper = kind === 'address' ? 'address' : 'p';
	// Links are inactive in the canvas.
	const link = (
		<a href={ fact.href } onClick={ ( event ) => event.preventDefault() }>
			{ lines }
		</a>
	);
	return <Wrapper>{ fact.href ? link : lines }</Wrapper>;
}

export default function Edit( { attributes, setAttributes, context, isSelected }: Props ) {
	const { kind, business, index, icon, label, text, url } = attributes;
	const facts = editorData().known[ FIELD[ kind ] ] ?? [];
	const chosenIcon = ICONS.find( ( { name } ) => name === ( icon || USUAL[ kind ] ) );
	const isFromSettings = business && kind !== 'custom';
	return (
		<li { ...useBlockProps( { className: 'fr-contact-item' } ) }>
			<InspectorControls>
				<PanelBody title={ __( 'Settings', 'frontage-site' ) }>
					<SelectControl
						__next40pxDefaultSize
						label={ __( 'Type', 'frontage-site' ) }
						value={ kind }
						options={ Object.entries( TITLES ).map( ( [ value, title ] ) => ( { value, label: title } ) ) }
						onChange={ ( next ) => setAttributes( { kind: next as Kind, index: 0 } ) }
					/>
					{ kind !== 'custom' && (
						<ToggleControl
							label={ __( 'From Business details', 'frontage-site' ) }
							help={
								business
									? __( 'Updates when changed there.', 'frontage-site' )
									: __( 'Only used here.', 'frontage-site' )
							}
							checked={ business }
							onChange={ ( next ) => setAttributes( { business: next } ) }
						/>
					) }
					{ isFromSettings && facts.length > 1 && (
						<SelectControl
							__next40pxDefaultSize
							label={ __( 'Selected detail', 'frontage-site' ) }
							value={ String( index ) }
							options={ facts.map( ( fact, at ) => ( {
								value: String( at ),
								label: [ fact.label, fact.lines.join( ', ' ) ].filter( Boolean ).join( ': ' ),
							} ) ) }
							onChange={ ( next ) => setAttributes( { index: Number( next ) } ) }
						/>
					) }
					<Icon
						label={ __( 'Icon', 'frontage-site' ) }
						none={ __( 'Default', 'frontage-site' ) }
						icons={ ICONS }
						value={ icon || undefined }
						onChange={ ( name ) => setAttributes( { icon: name ?? '' } ) }
					/>
				</PanelBody>
				{ ! isFromSettings && kind !== 'phone' && kind !== 'email' && (
					<PanelBody title={ __( 'Link', 'frontage-site' ) }>
						<Link
							label={ __( 'Link', 'frontage-site' ) }
							value={ url ? { url } : undefined }
							onChange={ ( link ) => setAttributes( { url: link?.url ?? '' } ) }
						/>
					</PanelBody>
				) }
			</InspectorControls>
			<span className="fr-contact-item__icon">
				{ chosenIcon && (
					<CoreIcon
						icon={ chosenIcon.icon ?? null }
						size={ Number( context[ 'frontage/iconSize' ] ?? 24 ) }
					/>
				) }
			</span>
			<div className="fr-contact-item__text">
				{ ( isSelected || label || ( isFromSettings && facts[ index ]?.label ) ) && (
					<RichText
						tagName="p"
						identifier="label"
						className="fr-contact-item__label"
						aria-label={ __( 'Label', 'frontage-site' ) }
						placeholder={
							( isFromSettings && facts[ index ]?.label ) || __( 'Add label', 'frontage-site' )
						}
						allowedFormats={ FORMATS }
						value={ label }
						onChange={ ( next ) => setAttributes( { label: next } ) }
					/>
				) }
				<div className="fr-contact-item__value">
					{ isFromSettings ? (
						<Known kind={ kind } index={ index } />
					) : (
						<RichText
							tagName={ kind === 'address' ? 'address' : 'p' }
							identifier="text"
							aria-label={ TITLES[ kind ] }
							placeholder={ PLACEHOLDERS[ kind ] }
							allowedFormats={ FORMATS }
							value={ text }
							onChange={ ( next ) => setAttributes( { text: next } ) }
						/>
					) }
				</div>
			</div>
		</li>
	);
}
