import {
	BlockControls,
	HeadingLevelDropdown,
	InspectorControls,
	RichText,
	useBlockProps,
	useInnerBlocksProps,
	type Template,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Link, Media, MediaInToolbar, type MediaValue } from '@frontage/editor';
import { photoControls } from './photo-controls';
import { initials } from './initials';

export type TeamMemberAttributes = {
	image?: MediaValue | undefined;
	name: string;
	role: string;
	bio: string;
	url: string;
	level: number;
};

const PROFILES: Template = [
	[ 'core/social-links', { size: 'has-small-icon-size', className: 'is-style-logos-only' } ],
];

export default function Edit( { attributes, setAttributes }: BlockEditProps< TeamMemberAttributes > ) {
	const { image, name, role, bio, url, level } = attributes;
	const innerBlocks = useInnerBlocksProps( {}, { template: PROFILES } );
	const photo = photoControls( image, setAttributes );
	return (
		<>
			<MediaInToolbar { ...photo } />
			<BlockControls group="block">
				<HeadingLevelDropdown value={ level } onChange={ ( value ) => setAttributes( { level: value } ) } />
			</BlockControls>
			<InspectorControls>
				<PanelBody title={ __( 'Settings', 'frontage-site' ) }>
					<Media label={ __( 'Photo', 'frontage-site' ) } { ...photo } />
					<Link
						label={ __( 'Profile page', 'frontage-site' ) }
						value={ url ? { url } : undefined }
						onChange={ ( link ) => setAttributes( { url: link?.url ?? '' } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<li { ...useBlockProps( { className: 'fr-team-member' } ) }>
				<div className="fr-team-member__photo">
					{ image?.url ? (
						<img src={ image.url } alt={ image.alt } />
					) : (
						<span className="fr-team-member__initials" aria-hidden="true">
							{ initials( name ) }
						</span>
					) }
				</div>
				<div className="fr-team-member__words">
					<RichText
						identifier="name"
						tagName={ `h${ level }` }
						className="fr-team-member__name"
						placeholder={ __( 'Name…', 'frontage-site' ) }
						withoutInteractiveFormatting
						value={ name }
						onChange={ ( value ) => setAttributes( { name: value } ) }
					/>
					<RichText
						identifier="role"
						tagName="p"
						className="fr-team-member__role"
						placeholder={ __( 'Role…', 'frontage-site' ) }
						value={ role }
						onChange={ ( value ) => setAttributes( { role: value } ) }
					/>
					<div className="fr-team-member__more">
						<div { ...innerBlocks }>
							<RichText
								identifier="bio"
								tagName="p"
								className="fr-team-member__bio"
								placeholder={ __( 'Short bio…', 'frontage-site' ) }
								value={ bio }
								onChange={ ( value ) => setAttributes( { bio: value } ) }
							/>
							{ innerBlocks.children }
						</div>
					</div>
				</div>
			</li>
		</>
	);
}
