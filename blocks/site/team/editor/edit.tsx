import { InspectorControls, useBlockProps, useInnerBlocksProps, type Template } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import {
	columnStyle,
	gapStyle,
	ToggleItem,
	ToolsPanel,
	ToolsPanelItem,
	type ColumnValues,
	type Size,
} from '@frontage/editor';
import { ColumnsControl } from '../../carousel/editor/columns-control';

export type TeamAttributes = {
	layout: 'card' | 'overlay' | 'list';
	columns: ColumnValues;
	isPublished: boolean;
	style?: object;
};

/** The same as in render.php. */
const DEFAULTS: Record< Size, number > = { xs: 1, sm: 2, md: 3, lg: 4, xl: 4 };

const PEOPLE: Template = Array.from( { length: 3 }, () => [ 'frontage/team-member', {} ] );

export default function Edit( { attributes, setAttributes }: BlockEditProps< TeamAttributes > ) {
	const { layout, columns, isPublished } = attributes;
	const people = useInnerBlocksProps(
		{ className: 'fr-team__list' },
		{
			template: PEOPLE,
			orientation: 'horizontal',
			directInsert: true,
			defaultBlock: { name: 'frontage/team-member' },
		}
	);
	return (
		<div
			{ ...useBlockProps( {
				className: `fr-team fr-team--${ layout }`,
				style: { ...gapStyle( attributes ), ...columnStyle( columns, DEFAULTS ) },
			} ) }
		>
			<InspectorControls>
				<ToolsPanel
					label={ __( 'Settings', 'frontage-site' ) }
					resetAll={ () => setAttributes( { columns: {}, isPublished: false } ) }
				>
					<ToolsPanelItem
						label={ __( 'Columns', 'frontage-site' ) }
						isShownByDefault
						hasValue={ () => Object.keys( columns ).length > 0 }
						onDeselect={ () => setAttributes( { columns: {} } ) }
					>
						<ColumnsControl
							defaults={ DEFAULTS }
							values={ columns }
							onChange={ ( value ) => setAttributes( { columns: value } ) }
						/>
					</ToolsPanelItem>
					<ToggleItem
						label={ __( 'Add team structured data', 'frontage-site' ) }
						menuLabel={ __( 'Search engines', 'frontage-site' ) }
						help={ __( 'Shares names, roles, photos, and profiles with search engines.', 'frontage-site' ) }
						value={ isPublished }
						onChange={ ( value ) => setAttributes( { isPublished: value === true } ) }
					/>
				</ToolsPanel>
			</InspectorControls>
			<ul { ...people } />
		</div>
	);
}
