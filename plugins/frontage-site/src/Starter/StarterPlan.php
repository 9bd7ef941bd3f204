<?php

declare( strict_types = 1 );

namespace Frontage\Site\Starter;

use Frontage\Kit\Migration\ImportEffects;
use Frontage\Kit\Starter\StarterItem;
use Frontage\Kit\Starter\StarterItems;
use Frontage\Kit\Starter\StarterProgress;
use Frontage\Site\Starter\Looks\Look;
use Frontage\Site\Support\ImportEffectLabels;

defined( 'ABSPATH' ) || exit;

/**
 * The plan of a starter site on this site: what is created, what exists already, what is left out and why. The `status` of a
 * post that was found is '' if it is published.
 *
 * @phpstan-import-type Whole from CreatedItems
 * @phpstan-type Found array{ type: string, title: string, status: string, recommended: bool, view: string, edit: string }
 * @phpstan-type Item array{ key: string, group: string, title: string, means: string, why: string, choice: string, made: bool, own: bool, found: ?Found, view: string, edit: string }
 * @phpstan-type Answer array{ look: string, begun: string, choices: list<string>, undoing: bool, left: int, kept: list<array{ title: string, view: string, edit: string }>, items: list<Item>, effects: list<array{ name: string, label: string, values: list<string> }> }
 */
final class StarterPlan {

	/** @return array<string, StarterItem> By key, in order of creation. */
	public static function items( string $look ): array {
		$items = StarterItems::for_look( $look );
		return self::of_missing_plugins( $look, $items ) + $items;
	}

	/** Why the current user cannot create it here; '' if it can be created. */
	public static function blocked_reason( StarterItem $item ): string {
		return '' === $item->why && ! current_user_can( $item->capability ) ? __( 'Sorry, you are not allowed to create this on this site.', 'frontage-site' ) : $item->why;
	}

	/** @param Whole $record */
	public static function is_made( StarterItem $item, array $record ): bool {
		$created = $record['made'][ $item->key ] ?? null;
		return null !== $created && ( ! $created['id'] || isset( CreatedItems::posts( $record )[ $item->key ] ) );
	}

	/** @return Answer For the screen and its script. */
	public static function answer( string $look ): array {
		$record = CreatedItems::read();
		$items  = [];
		$all    = self::items( $look );
		$found  = '' === $record['look'] ? FoundItems::all( $all ) : [];
		foreach ( $all as $item ) {
			$is_made = self::is_made( $item, $record );
			$items[] = [
				'key'    => $item->key,
				'group'  => $item->group,
				'title'  => $item->title,
				'means'  => $item->means,
				'why'    => $is_made ? '' : self::blocked_reason( $item ),
				'choice' => $item->choice,
				'made'   => $is_made,
				'own'    => $is_made && ! empty( $record['made'][ $item->key ]['used'] ),
				'found'  => isset( $found[ $item->key ] ) ? self::found( $item, $found[ $item->key ] ) : null,
			] + self::links( $is_made ? $record['made'][ $item->key ]['id'] ?? 0 : 0, $item->edit );
		}
		return [
			'look'    => $look,
			'begun'   => $record['look'],
			'choices' => $record['choices'],
			'undoing' => $record['undoing'],
			'left'    => count( $record['made'] ),
			'kept'    => array_map( static fn ( array $kept_item ): array => [ 'title' => $kept_item['title'] ] + self::links( $kept_item['id'] ), $record['kept'] ),
			'items'   => $items,
			'effects' => '' === $record['look'] ? self::effects( $look )->lines( ImportEffectLabels::all() ) : [],
		];
	}

	/** @return Found */
	private static function found( StarterItem $item, int $id ): array {
		$status = (string) get_post_status( $id );
		return [
			'type'        => get_post_type_object( (string) get_post_type( $id ) )->labels->singular_name ?? $item->group,
			'title'       => get_the_title( $id ),
			'status'      => 'publish' === $status ? '' : (string) ( get_post_status_object( $status )->label ?? $status ),
			'recommended' => FoundItems::is_recommended( $item->key, $id ),
		] + self::links( $id, $item->edit );
	}

	/** Side effects of the items not created yet: who gets email, what their pages load and run. */
	public static function effects( string $look ): ImportEffects {
		$effects = new ImportEffects();
		$items   = self::items( $look );
		foreach ( $items as $item ) {
			foreach ( '' === self::blocked_reason( $item ) ? $item->recipients : [] as $recipient ) {
				$effects->add_effect( ImportEffects::MAIL, $recipient, $item->title );
			}
		}
		foreach ( StyleVariations::pages( $look ) as $name => $page ) {
			$effects->add( isset( $items[ "page:$name" ] ) && '' === self::blocked_reason( $items[ "page:$name" ] ) ? PageContent::from_patterns( $page['patterns'], $look, new StarterProgress( [], $items ) ) : '', $page['title'] );
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
		$shows_slider = in_array( Look::SLIDER, array_merge( ...array_column( array_values( StyleVariations::pages( $look ) ), 'patterns' ) ), true );
		$expected     = [
			'form:contact' => [ __( 'Form', 'frontage-site' ), __( 'Contact form', 'frontage-site' ), 'Frontage Forms' ],
		] + ( $shows_slider ? [ 'slider:home' => [ __( 'Slider', 'frontage-site' ), __( 'Homepage slider', 'frontage-site' ), 'Frontage Slider' ] ] : [] )
		+ ( 'shop' === $look ? [ 'product:1' => [ __( 'Shop', 'frontage-site' ), __( 'Sample products', 'frontage-site' ), 'Frontage Shop, WooCommerce' ] ] : [] );
		$missing      = [];
		foreach ( array_diff_key( $expected, $items ) as $key => [ $group, $title, $plugin ] ) {
			/* translators: %s: the name of a plugin, or of two. */
			$missing[ $key ] = new StarterItem( key: $key, group: $group, title: $title, make: static fn (): array => [], why: sprintf( __( 'Requires: %s.', 'frontage-site' ), $plugin ) );
		}
		return $missing;
	}
}
