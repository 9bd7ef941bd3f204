<?php

declare( strict_types = 1 );

namespace Frontage\Site\Menu;

use Frontage\Kit\Frontend\InlineStyle;
use Frontage\Site\Blocks\BlockAttributes;
use Frontage\Site\Blocks\NavigationLabel;
use Frontage\Site\Overlays\OverlayRegistry;

defined( 'ABSPATH' ) || exit;

/** The menu block: one list, whose links work without script; the drawer that it moves into is at the end of the page. */
final class MenuRenderer {

	/** Submenus with more items are laid out in columns. */
	private const LONG = 12;

	/**
	 * A menu with more items, or with a page list that grows with the site, does not fit a row. It collapses at every width,
	 * unless an owner chose a breakpoint.
	 */
	private const ROW = 7;

	/** The default breakpoint of block.json. */
	private const DEFAULT_BREAKPOINT = 1199;

	/** Maximum nesting: a panel may contain a menu, and one that contains itself would never end. */
	private const DEEPEST = 2;

	/** Number of menus being rendered, nested in each other. */
	private static int $depth = 0;

	private function __construct( private readonly BlockAttributes $settings, private readonly string $id ) {}

	/**
	 * @param array<string, mixed>       $attributes Block attributes, not validated yet.
	 * @param list<array<string, mixed>> $own        Items in the block itself.
	 */
	public static function markup( array $attributes, array $own ): string {
		if ( self::$depth >= self::DEEPEST ) {
			return '';
		}
		++self::$depth;
		try {
			$settings = new BlockAttributes( $attributes );
			$ref      = $settings->integer( 'ref', 0, 0, PHP_INT_MAX );
			$own      = $ref || ! $own ? MenuTree::blocks( $ref ) : $own;
			$items    = MenuTree::from_blocks( $own );
			return $items ? ( new self( $settings, wp_unique_id( 'fr-menu-' ) ) )->print( $items, $ref, count( $items ) <= self::ROW && ! MenuTree::lists_pages( $own ) ) : '';
		} finally {
			--self::$depth;
		}
	}

	/** @param list<MenuItem> $items */
	private function print( array $items, int $ref, bool $is_row ): string {
		$breakpoint = $this->settings->integer( 'breakpoint', self::DEFAULT_BREAKPOINT, 0, 9999 );
		$breakpoint = self::DEFAULT_BREAKPOINT === $breakpoint && ! $is_row ? 9999 : $breakpoint;
		$side       = $this->settings->choice( 'drawerSide', [ 'end', 'start', 'full' ] );
		$type       = 'full' === $side ? 'full' : "drawer-$side";
		$name       = NavigationLabel::name( $this->settings->text( 'ariaLabel' ) ?: ( $ref ? get_the_title( $ref ) : '' ) ?: __( 'Menu', 'frontage-site' ) );
		self::narrow_below( $breakpoint );

		return sprintf(
			'<nav %1$s><button type="button" class="fr-menu-toggle" aria-expanded="false" aria-controls="%2$s-drawer" popovertarget="%2$s-panel">%3$s</button><div class="fr-menu-panel" id="%2$s-panel" popover><ul class="fr-menu__list">%4$s</ul><button type="button" class="fr-overlay__close" popovertarget="%2$s-panel" popovertargetaction="hide" aria-label="%5$s"></button></div></nav>',
			get_block_wrapper_attributes(
				[
					'class'           => sprintf(
						'fr-menu fr-menu--%d fr-menu--%s fr-menu--sub-%s',
						$breakpoint,
						$this->settings->choice( 'align', [ 'start', 'center', 'end', 'between' ] ),
						$this->settings->choice( 'subStyle', [ 'card', 'line', 'dark' ] )
					),
					'aria-label'      => $name,
					'data-open-on'    => $this->settings->choice( 'openOn', [ 'hover', 'click' ] ),
					'data-breakpoint' => (string) $breakpoint,
				]
			),
			esc_attr( $this->id ),
			esc_html__( 'Menu', 'frontage-site' ),
			$this->list( $items ),
			esc_attr__( 'Close (Esc)', 'frontage-site' )
		) . OverlayRegistry::add_to_footer(
			"$this->id-drawer",
			OverlayRegistry::dialog(
				$type,
				sprintf( 'id="%s-drawer" class="%s fr-menu-drawer"', esc_attr( $this->id ), esc_attr( OverlayRegistry::type_class( $type ) ) ),
				self::part( $this->settings->text( 'drawerPart' ) ),
				$name
			)
		);
	}

	/**
	 * Collapses the menu below a width: style.css reads these custom properties, and a rule for the page sets where they
	 * apply. The list stays collapsed even if its script is not loaded: the browser opens it as a popover, until the script
	 * moves it into the drawer. Without script or popover support, the list stays visible in its own line below the logo.
	 */
	private static function narrow_below( int $breakpoint ): void {
		InlineStyle::add(
			'frontage-menu-style',
			sprintf(
				'@media (width < %1$dpx){.fr-menu--%1$d{--fr-menu-sub:static}}@supports selector(:popover-open){@media (width < %1$dpx) and (scripting: enabled){.fr-menu--%1$d{--fr-menu-toggle:inline-flex;--fr-menu-panel:none}}}@media (width < %1$dpx) and (scripting: none){.fr-menu--%1$d{--fr-menu-align:start}.is-layout-flex:has(> * > .fr-menu--%1$d){flex-wrap:wrap}}',
				$breakpoint
			)
		);
	}

	/** @param list<MenuItem> $items */
	private function list( array $items ): string {
		return implode( '', array_map( $this->item( ... ), $items ) );
	}

	private function item( MenuItem $item ): string {
		if ( '' !== $item->html ) {
			return "<li class=\"fr-menu__item\">$item->html</li>";
		}
		$panel = $this->settings->is_true( 'mega' ) ? self::part( $item->panel ) : '';
		$link  = $this->link( $item );
		if ( '' === $panel && ! $item->children ) {
			return sprintf( '<li class="fr-menu__item%s">%s</li>', $item->contains_current() ? ' is-current-ancestor' : '', $link );
		}
		$id   = wp_unique_id( "$this->id-" );
		$text = wp_strip_all_tags( $item->label );
		// translators: %s: the item of a menu that has a submenu.
		$name   = sprintf( __( 'Submenu: %s', 'frontage-site' ), html_entity_decode( $text, ENT_QUOTES, 'UTF-8' ) );
		$button = '' === $item->url
			? sprintf( '<button type="button" class="fr-menu__link fr-menu__open" aria-expanded="false" aria-controls="%1$s">%2$s</button>', esc_attr( $id ), $this->label_html( $item ) )
			: sprintf( '%1$s<button type="button" class="fr-menu__open" aria-expanded="false" aria-controls="%2$s" aria-label="%3$s"></button>', $link, esc_attr( $id ), esc_attr( $name ) );
		// In the drawer a parent item opens its submenu, so the submenu begins with a link to the parent's page.
		$own = static fn ( string $tag ): string => '' === $item->url ? '' : "<$tag class=\"fr-menu__item fr-menu__own\">$link</$tag>";
		$sub = '' === $panel
			? sprintf( '<ul%s>', self::columns( count( $item->children ) ) ) . $own( 'li' ) . $this->list( $item->children ) . '</ul>'
			: '<div>' . $own( 'div' ) . "$panel</div>";
		return sprintf(
			'<li class="fr-menu__item fr-menu__parent%1$s">%2$s<div class="fr-menu__sub%3$s" id="%4$s">%5$s</div></li>',
			$item->contains_current() ? ' is-current-ancestor' : '',
			$button,
			'' !== $panel && $item->is_wide ? ' fr-menu__sub--wide' : '',
			esc_attr( $id ),
			$sub
		);
	}

	private function link( MenuItem $item ): string {
		$more = $item->is_current ? ' aria-current="page"' : '';
		foreach ( $item->more as $name => $value ) {
			$more .= sprintf( ' %s="%s"', $name, esc_attr( $value ) );
		}
		return sprintf( '<a class="fr-menu__link"%1$s%2$s>%3$s</a>', '' === $item->url ? '' : " href=\"$item->url\"", $more, $this->label_html( $item ) );
	}

	private function label_html( MenuItem $item ): string {
		$icon = $this->settings->is_true( 'showIcons' ) && preg_match( '~^[a-z0-9-]+/[a-z0-9-]+$~', $item->icon ) ? wp_get_icon( $item->icon, [ 'class' => 'fr-menu__icon' ] ) : '';
		return $icon . "<span>$item->label</span>" . ( '' === $item->description ? '' : "<small class=\"fr-menu__description\">$item->description</small>" );
	}

	/** A long list is laid out in columns, read downwards. */
	private static function columns( int $items ): string {
		return $items > self::LONG ? sprintf( ' class="fr-menu__long" style="--fr-menu-rows:%d"', (int) ceil( $items / min( 4, ceil( $items / self::LONG ) ) ) ) : '';
	}

	private static function part( string $slug ): string {
		if ( 1 !== preg_match( '/^[\w-]+$/', $slug ) ) {
			return '';
		}
		return render_block(
			[
				'blockName'    => 'core/template-part',
				'attrs'        => [
					'slug'    => $slug,
					'theme'   => get_stylesheet(),
					'tagName' => 'div',
				],
				'innerBlocks'  => [],
				'innerHTML'    => '',
				'innerContent' => [],
			]
		);
	}
}
