<?php

defined( 'ABSPATH' ) || exit;

// All of one name: opening one closes the others (`details` of the platform).
$frontage_questions = [
	__( 'How much does it cost?', 'frontage-site' )      => __( 'Explain what affects the price, and give an example.', 'frontage-site' ),
	__( 'How long does it take?', 'frontage-site' )  => __( 'Explain when you start and when you finish.', 'frontage-site' ),
	__( 'What do you need from me?', 'frontage-site' ) => __( 'List what to have ready before the first call.', 'frontage-site' ),
];
?>
<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Frequently asked questions', 'frontage-site' ); ?></h2>
<!-- /wp:heading -->
<?php foreach ( $frontage_questions as $frontage_question => $frontage_answer ) : ?>

<!-- wp:details -->
<details class="wp-block-details" name="faq"><summary><?php echo esc_html( $frontage_question ); ?></summary><!-- wp:paragraph -->
<p><?php echo esc_html( $frontage_answer ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->
<?php endforeach; ?>
