<?php

namespace Frontage\Slider\Owner;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** What is asked in the list before a slider that is shown somewhere goes to the trash. Without a script the link goes there at once, and WordPress offers to undo it. */
final class TrashQuestion {

	/** Places that are named; the rest is a number. */
	private const NAMED = 10;

	/** Id of the element that asks for many. */
	private const MANY = 'frontage-asks-many';

	/** Of the element that asks; the script looks for it by the slider's number. */
	private static function id( int $slider ): string {
		return "frontage-asks-$slider";
	}

	/** @param string $link The list's own, as markup. */
	public static function on( string $link, int $slider ): string {
		return str_replace( '<a ', '<a data-frontage-asks="' . esc_attr( self::id( $slider ) ) . '" ', $link );
	}

	/**
	 * Of many at once, from the list's own menu: the script leaves those in it that are chosen.
	 *
	 * @param list<array{WP_Post, list<string>}> $sliders With the titles of what shows each.
	 */
	public static function show_many( array $sliders ): void {
		?>
<dialog class="frontage-asks" id="<?php echo esc_attr( self::MANY ); ?>" aria-labelledby="<?php echo esc_attr( self::MANY . '-name' ); ?>" closedby="any">
	<form method="dialog">
		<h2 id="<?php echo esc_attr( self::MANY . '-name' ); ?>"><?php esc_html_e( 'Move the chosen sliders to the trash?', 'frontage-slider' ); ?></h2>
		<p><?php esc_html_e( 'These are shown in places where visitors will see nothing until you restore them:', 'frontage-slider' ); ?></p>
		<ul>
			<?php foreach ( $sliders as [ $slider, $names ] ) : ?>
				<li data-frontage-slider="<?php echo esc_attr( (string) $slider->ID ); ?>">
				<?php
				/* translators: 1: name of a slider, 2: titles of pages */
				echo esc_html( sprintf( __( '“%1$s” on: %2$s', 'frontage-slider' ), $slider->post_title, self::in_one_line( $names ) ) );
				?>
				</li>
			<?php endforeach; ?>
		</ul>
		<p class="frontage-asks__answers">
			<button class="button" autofocus><?php esc_html_e( 'Keep them', 'frontage-slider' ); ?></button>
			<button class="button button-primary" value="trash"><?php esc_html_e( 'Move to trash', 'frontage-slider' ); ?></button>
		</p>
	</form>
</dialog>
		<?php
	}

	/** @param list<string> $names */
	private static function in_one_line( array $names ): string {
		$more = count( $names ) - self::NAMED;
		$line = implode( ', ', array_slice( $names, 0, self::NAMED ) );
		/* translators: %s: how many more places */
		return $more > 0 ? "$line, " . sprintf( _n( 'and %s more', 'and %s more', $more, 'frontage-slider' ), number_format_i18n( $more ) ) : $line;
	}

	/** The list's form waits for the answer to {@see self::show_many()}; the script of the list's page. */
	public static function script(): string {
		return '(function(form,asks){
			if(!form||!asks){return;}
			form.addEventListener("submit",function(event){
				var filters=event.submitter&&event.submitter.name==="filter_action",any=false;
				if(filters||form.elements.action.value!=="trash"){return;}
				asks.querySelectorAll("[data-frontage-slider]").forEach(function(item){
					var box=document.getElementById("cb-select-"+item.dataset.frontageSlider);
					item.hidden=!(box&&box.checked);
					any=any||!item.hidden;
				});
				if(any){event.preventDefault();asks.returnValue="";asks.showModal();}
			});
			asks.addEventListener("close",function(){if(asks.returnValue==="trash"){form.submit();}});
		})(document.getElementById("posts-filter"),document.getElementById("' . self::MANY . '"));';
	}

	/** @param list<string> $names Titles of what shows it. */
	public static function show( WP_Post $slider, array $names ): void {
		$id   = self::id( $slider->ID );
		$more = count( $names ) - self::NAMED;
		?>
<dialog class="frontage-asks" id="<?php echo esc_attr( $id ); ?>" aria-labelledby="<?php echo esc_attr( "$id-name" ); ?>" closedby="any">
	<form method="dialog">
		<h2 id="<?php echo esc_attr( "$id-name" ); ?>">
			<?php
			/* translators: %s: name of a slider */
			echo esc_html( sprintf( __( 'Move “%s” to the trash?', 'frontage-slider' ), $slider->post_title ) );
			?>
		</h2>
		<p><?php esc_html_e( 'It is shown in these places, where visitors will see nothing until you restore it:', 'frontage-slider' ); ?></p>
		<ul>
			<?php foreach ( array_slice( $names, 0, self::NAMED ) as $name ) : ?>
				<li><?php echo esc_html( $name ); ?></li>
			<?php endforeach; ?>
			<?php if ( $more > 0 ) : ?>
				<li>
				<?php
				/* translators: %s: how many more places */
				echo esc_html( sprintf( _n( 'and %s more', 'and %s more', $more, 'frontage-slider' ), number_format_i18n( $more ) ) );
				?>
				</li>
			<?php endif; ?>
		</ul>
		<p class="frontage-asks__answers">
			<button class="button" autofocus><?php esc_html_e( 'Keep it', 'frontage-slider' ); ?></button>
			<a class="button button-primary" href="<?php echo esc_url( (string) get_delete_post_link( $slider->ID ) ); ?>"><?php esc_html_e( 'Move to trash', 'frontage-slider' ); ?></a>
		</p>
	</form>
</dialog>
		<?php
	}
}
