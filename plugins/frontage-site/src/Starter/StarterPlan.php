<?php

declare( strict_types = 1 );

namespace Frontage\Site\Starter;

use Frontage\Kit\Migration\ImportEffects;
use Frontage\Kit\Starter\StarterItem;
use Frontage\Kit\Starter\StarterItems;
use Frontage\Kit\Starter\StarterProgress;
use Frontage\Site\Support\ImportEffectLabels;

defined( 'ABSPATH' ) || exit;

/**
 * The plan of a starter site on this site: what is created, what exists already, what is left out and why.
 *
 * @phpstan-import-type Whole from CreatedItems
 */
final class StarterPlan {

	/** @return array<string, StarterItem> By key, in order of creation. */
	public static function items( string $look ): array {
		$items = StarterItems::for_look( $look );
		return self::of_missing_plugins( $look, $items ) + $items;
	}

	/** Why the current user cannot create it here; '' if it can be created. */
	public static function why( StarterItem $item ): string {
		return '' === $item->why && ! current_user_can( $item->capability ) ? __( 'Sorry, you are not allowed to create this on this site.', 'frontage-site' ) : $item->why;
	}

	/** @param Whole $record */
	public static function is_made( StarterItem $item, array $record ): bool {
		$made = $record['made'][ $item->key ] ?? null;
		return null !== $made && ( ! $made['id'] || isset( CreatedItems::posts( $record )[ $item->key ] ) );
	}

	/** @return array<string, mixed> For the screen; its type is `Answer`. */
	public static function answer( string $look ): array {
		$record = CreatedItems::read();
		$items  = [];
		foreach ( self::items( $look ) as $item ) {
			$is_made = self::is_made( $item, $record );
			$items[] = [
				'key'    => $item->key,
				'group'  => $item->group,
				'title'  => $item->title,
				'means'  => $item->means,
				'why'    => $is_made ? '' : self::why( $item ),
				'choice' => $item->choice,
				'made'   => $is_made,
			] + self::links( $is_made ? $record['made'][ $item->key ]['id'] ?? 0 : 0, $item->edit );
		}
		return [
			'look'    => $look,
			'begun'   => $record['look'],
			'choices' => $record['choices'],
			'undoing' => $record['undoing'],
			'left'    => count( $record['made'] ),
			'kept'    => array_map( static fn ( array $kept ): array => [ 'title' => $kept['title'] ] + self::links( $kept['id'] ), $record['kept'] ),
			'items'   => $items,
			'effects' => '' === $record['look'] ? self::effects( $look )->lines( ImportEffectLabels::all() ) : [],
		];
	}

	/** Side effects of the items not created yet: who gets email, what their pages load and run. */
	public static function effects( string $look ): ImportEffects {
		$effects = new ImportEffects();
		$items   = self::items( $look );
		foreach ( $items as $item ) {
			foreach ( '' === self::why( $item ) ? $item->recipients : [] as $recipient ) {
				$effects->note( ImportEffects::MAIL, $recipient, $item->title );
			}
		}
		foreach ( StyleVariations::pages( $look ) as $name => $page ) {
			$effects->add( isset( $items[ "page:$name" ] ) && '' === self::why( $items[ "page:$name" ] ) ? PageContent::of( $page['patterns'], new StarterProgress( [], $items ) ) : '', $page['title'] );
		}
		return $effects;
	}

	/**
	 * @param string $edit Used if WordPress does not know the edit URL.
	 * @return array{ view: string, edit: string }
	 */
	private static function links( int $id, string $edit = '' ): array {
		$type = $id ? get_post_type_object( (string) get_post_type( $id ) ) : null;
		return [
			'view' => $type?->publicly_queryable || 'page' === $type?->name ? (string) get_permalink( $id ) : '',
			'edit' => $type ? ( (string) get_edit_post_link( $id, 'raw' ) ?: $edit ) : '',
		];
	}

	/**
	 * Lists what other plugins of the suite would add.
	 *
	 * @param array<string, StarterItem> $items
	 * @return array<string, StarterItem>
	 */
	private static function of_missing_plugins( string $look, array $items ): array {
		$expected = [
			'form:contact' => [ __( 'Form', 'frontage-site' ), __( 'Contact form', 'frontage-site' ), 'Frontage Forms' ],
			'slider:home'  => [ __( 'Slider', 'frontage-site' ), __( 'Homepage slider', 'frontage-site' ), 'Frontage Slider' ],
		] + ( 'shop' === $look ? [ 'product:1' => [ __( 'Shop', 'frontage-site' ), __( 'Six products', 'frontage-site' ), 'Frontage Shop, WooCommerce' ] ] : [] );
		$missing  = [];
		foreach ( array_diff_key( $expected, $items ) as $key => [ $group, $title, $plugin ] ) {
			/* translators: %s: the name of a plugin, or of two. */
			$missing[ $key ] = new StarterItem( key: $key, group: $group, title: $title, make: static fn (): array => [], why: sprintf( __( 'Requires: %s.', 'frontage-site' ), $plugin ) );
		}
		return $missing;
	}
}
