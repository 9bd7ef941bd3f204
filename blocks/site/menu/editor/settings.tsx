import { InspectorControls } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, RangeControl, SelectControl, TextControl, ToggleControl } from '@wordpress/components';
import { __, isRTL } from '@wordpress/i18n';
import type { MenuAttributes } from './attributes';
import { MenuSelect } from './menu-select';
import { usePartOptions } from './template-parts';

type Option = { value: string; label: string };

export function Settings( { attributes, setAttributes }: BlockEditProps< MenuAttributes > ) {
	const { ref: chosen, ariaLabel, breakpoint, drawerPart, showIcons, mega } = attributes;
	const sides = [ __( 'Left', 'frontage-site' ), __( 'Right', 'frontage-site' ) ] as const;
	const [ start, end ] = isRTL() ? [ sides[ 1 ], sides[ 0 ] ] : sides;
	const parts = usePartOptions( __( 'Nothing', 'frontage-site' ), drawerPart );
	const choice = ( name: 'align' | 'openOn' | 'subStyle' | 'drawerSide', label: string, options: Option[] ) => (
		<SelectControl
			__next40pxDefaultSize
			label={ label }
			value={ attributes[ name ] }
			options={ options }
			onChange={ ( value ) => setAttributes( { [ name ]: value } ) }
		/>
	);
	return (
		<InspectorControls>
			<PanelBody title={ __( 'Menu', 'frontage-site' ) }>
				<MenuSelect chosen={ chosen } onChoose={ ( ref ) => setAttributes( { ref } ) } />
				{ choice( 'align', __( 'Alignment of the items', 'frontage-site' ), [
					{ value: 'start', label: start },
					{ value: 'center', label: __( 'Center', 'frontage-site' ) },
					{ value: 'end', label: end },
					{ value: 'between', label: __( 'Over the whole width', 'frontage-site' ) },
				] ) }
				<ToggleControl
					label={ __( 'Show icons', 'frontage-site' ) }
					help={ __( 'Each item chooses its own.', 'frontage-site' ) }
					checked={ showIcons }
					onChange={ ( value ) => setAttributes( { showIcons: value } ) }
				/>
				<TextControl
					__next40pxDefaultSize
					label={ __( 'Label for screen readers', 'frontage-site' ) }
					help={ __( 'The name of the menu is read out unless you write something here.', 'frontage-site' ) }
					value={ ariaLabel }
					onChange={ ( value ) => setAttributes( { ariaLabel: value } ) }
				/>
			</PanelBody>
			<PanelBody title={ __( 'Submenus', 'frontage-site' ) } initialOpen={ false }>
				{ choice( 'openOn', __( 'Open', 'frontage-site' ), [
					{ value: 'hover', label: __( 'When the mouse is over them, or on click', 'frontage-site' ) },
					{ value: 'click', label: __( 'On click', 'frontage-site' ) },
				] ) }
				{ choice( 'subStyle', __( 'Look like', 'frontage-site' ), [
					{ value: 'card', label: __( 'A card', 'frontage-site' ) },
					{ value: 'line', label: __( 'A card with a line above', 'frontage-site' ) },
					{ value: 'dark', label: __( 'A dark card', 'frontage-site' ) },
				] ) }
				<ToggleControl
					label={ __( 'Large panels', 'frontage-site' ) }
					help={ __( 'An item may open a template part in place of a list.', 'frontage-site' ) }
					checked={ mega }
					onChange={ ( value ) => setAttributes( { mega: value } ) }
				/>
			</PanelBody>
			<PanelBody title={ __( 'Small screens', 'frontage-site' ) } initialOpen={ false }>
				<RangeControl
					__next40pxDefaultSize
					label={ __( 'A drawer below this width, in pixels', 'frontage-site' ) }
					value={ breakpoint }
					min={ 0 }
					max={ 1920 }
					onChange={ ( value ) => setAttributes( { breakpoint: value ?? 1199 } ) }
				/>
				{ choice( 'drawerSide', __( 'The drawer opens', 'frontage-site' ), [
					{ value: 'end', label: end },
					{ value: 'start', label: start },
					{ value: 'full', label: __( 'Over the whole window', 'frontage-site' ) },
				] ) }
				<SelectControl
					__next40pxDefaultSize
					label={ __( 'Below the list', 'frontage-site' ) }
					help={ __( 'A template part, such as opening hours or a button.', 'frontage-site' ) }
					value={ drawerPart }
					options={ parts }
					onChange={ ( value ) => setAttributes( { drawerPart: value } ) }
				/>
			</PanelBody>
		</InspectorControls>
	);
}
